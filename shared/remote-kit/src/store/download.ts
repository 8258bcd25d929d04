/** Lets the browser keep a file that a service has made. */
export const download = ({ url, name }: { url: string; name: string }): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};
