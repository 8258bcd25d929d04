const federation = globalThis.bidwrightFederation;
if (federation?.version !== '2.9') throw new Error('This module was built for a shell with Module Federation 2.9');
federation.adopt(__webpack_require__);

export default federation.make();
