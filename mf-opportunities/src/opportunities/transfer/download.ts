/** Lets the browser keep a file of the service. */
export const download = ({ url, name }: { url: string; name: string }): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};
