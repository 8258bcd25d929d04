/** Takes the place of Module Federation's own way to load a module ahead, which nobody here asks for. */
export const defaultPreloadArgs = undefined;
export const formatPreloadArgs = undefined;
export const normalizePreloadExposes = undefined;
export const preloadAssets = undefined;
