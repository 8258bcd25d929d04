import { remote } from '@bidwright/tooling/rspack';

export default remote(import.meta.dirname);
