import { demoAccounts, demoInbox } from '@bidwright/demo-data';

const [today = ''] = process.argv.slice(2);

process.stdout.write(JSON.stringify({ accounts: demoAccounts, inbox: demoInbox(today) }));
