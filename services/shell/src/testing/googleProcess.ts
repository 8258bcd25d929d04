import { OAuth2Server } from 'oauth2-mock-server';

/** An OAuth server that answers as Google does. The parent process says which person signs in next. */
const server = new OAuth2Server();
let profile: Record<string, unknown> = {};

process.on('message', (next: Record<string, unknown>) => {
  profile = next;
  process.send?.({ took: true });
});
process.on('disconnect', () => process.exit());

server.service.on('beforeUserinfo', (answer: { body: unknown }) => {
  answer.body = profile;
});
server.service.on('beforeResponse', (_answer: unknown, { body }: { body: { code_verifier?: string } }) => {
  process.send?.({ verifier: body.code_verifier });
});

await server.issuer.keys.generate('RS256');
await server.start(Number(process.argv[2]), '127.0.0.1');
process.send?.({ url: server.issuer.url });
