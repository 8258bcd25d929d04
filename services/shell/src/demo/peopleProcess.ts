import { demoAccounts } from '@bidwright/demo-data';

process.stdout.write(JSON.stringify(demoAccounts));
