/** A file as a person chooses it. The document of tests has files without `arrayBuffer`. */
export const fileOf = (name: string, text: string): File => {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([text], name), { arrayBuffer: async () => bytes.buffer });
};
