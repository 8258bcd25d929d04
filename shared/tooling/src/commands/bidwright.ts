#!/usr/bin/env node
import { say } from '../say.ts';

const commands = {
  new: () => import('./new-repository.ts'),
  test: () => import('./test-module.ts'),
  dev: () => import('./dev-module.ts'),
  publish: () => import('./publish.ts'),
};

const help = `bidwright new <name>   a repository of a module's own; --to <folder>, --registry <address of our packages>
bidwright test         types and tests of the module in this folder
bidwright dev          shows it to one Admin, and each change; --url <platform> --token <of its team>
bidwright publish      builds it, and has it tried and switched on; --url, --token, --version, --reason`;

const isCommand = (word: string): word is keyof typeof commands => Object.hasOwn(commands, word);

// The commands read what follows the word.
const [word = ''] = process.argv.splice(2, 1);
if (isCommand(word)) await commands[word]();
else {
  say(help);
  process.exitCode = word === '' || word === '--help' ? 0 : 1;
}
