import { startTestDatabase } from '../src/database/forTests.ts';

export default startTestDatabase;
