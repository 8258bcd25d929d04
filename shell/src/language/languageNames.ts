/** Each language by its own name. */
export const languageNames = { en: 'English', fr: 'Français', ro: 'Română', zh: '中文' };
