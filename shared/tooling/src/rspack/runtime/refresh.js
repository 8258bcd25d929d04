import refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(globalThis);
