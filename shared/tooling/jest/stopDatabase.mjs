import { stopTestDatabase } from '../src/database/forTests.ts';

export default stopTestDatabase;
