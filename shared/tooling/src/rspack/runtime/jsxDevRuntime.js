import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** A module in the making takes React from the shell, as it does later. */
const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment, jsxDEV };
