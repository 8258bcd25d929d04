import { feedInput, feedLinkAnswer, freshFeedLinkAnswer } from '@bidwright/contract-shell';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';

const call = { method: 'post' as const, tag: 'feeds', body: feedInput };

/** What the document of the API says of the calls about feeds. */
export const feedOperations: Operation[] = [
  {
    ...call,
    path: '/api/shell/feeds/find',
    summary: 'The own link to a feed, without its secret; null where there is none',
    answer: feedLinkAnswer,
    refusals: [422],
  },
  {
    ...call,
    path: '/api/shell/feeds/renew',
    summary: 'Makes a secret link to a feed, shown this once; the one before opens nothing any more',
    answer: freshFeedLinkAnswer,
    refusals: [422],
  },
  {
    ...call,
    path: '/api/shell/feeds/revoke',
    summary: 'Takes the own link to a feed away',
    answer: nothing,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/feeds/{service}/{name}',
    tag: 'feeds',
    summary: 'A feed as the person of the link may see it now; other parameters go on to the service',
    open: true,
    parameters: [
      { name: 'service', in: 'path', description: 'The service that answers it', schema: { type: 'string' } },
      { name: 'name', in: 'path', description: 'The name of the feed', schema: { type: 'string' } },
      { name: 'key', in: 'query', description: 'The secret of the link', schema: { type: 'string' } },
    ],
    rawAnswer: '*/*',
    refusals: [400, 403, 404, 422, 429],
  },
];
