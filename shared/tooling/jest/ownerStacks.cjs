const React = require('react');

// React notes for each element where it was made, until ten thousand are noted in a second. Only its messages to developers say it,
// and it is a sixth of the time of pages' tests.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
