/** For tests that look at styles, before they render: the app's rules are otherwise kept out of the document, where they make queries by role slow. */
export const withStyles = (): void => {
  document.documentElement.dataset.styled = '';
};
