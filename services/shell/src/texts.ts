/** Texts by name, written as JSON. */
export const textsIn = (json: string): Record<string, string> => {
  const found: unknown = JSON.parse(json);
  const isMap =
    typeof found === 'object' && found !== null && Object.values(found).every((one) => typeof one === 'string');
  if (!isMap) throw new Error('is no JSON object of texts');
  return Object.fromEntries(Object.entries(found));
};
