/*
 * The demo's requests. A page reads and sends by address; types of bodies and answers follow from the address
 * (contract-template-demo/src/api):
 *
 *   const { data, error, isLoading, refetch } = useDemo('GET /api/posts/list');
 *   const found = useDemo('POST /api/followers/filter', { key });   // reads may be POSTs, such as filters
 *
 *   const [like] = useDemoSend('POST /api/posts/list/like');
 *   const { error } = await like({ postId });                       // what was read of the subject is read anew
 *
 *   // To show what will be so at once, also where the service answers (it goes back when refused):
 *   const [like] = useDemoSend('POST /api/posts/list/like', {
 *     of: 'GET /api/posts/list',
 *     after: (posts, { postId }) => posts.map((one) => (one.id === postId ? liked(one) : one)),
 *   });
 *
 * `error` is an ErrorInfo: show it by `useErrorText` and `<Failed>` as elsewhere. The module's Provider takes `store`. In tests
 * `callServer([], { 'template-demo/apiPlace': () => ({ api: 'mock' }) })` lets the mock answer.
 */
export { store } from './api.ts';
export { useDemo, useDemoSend } from './useDemo.ts';
