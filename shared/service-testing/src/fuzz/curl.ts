const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Longer bodies are cut in what is printed; the seed brings them back whole. */
const max = 4000;

interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  text?: string;
}

/** What was sent as a line for a terminal; who asks goes by the name `$TOKEN`. */
export const curlOf = ({ method, url, headers, text }: Request): string => {
  const named = Object.entries(headers).map(([name, value]) => {
    const shown = name === 'authorization' || name === 'cookie' ? '$TOKEN' : value;
    return `-H ${shown === '$TOKEN' ? `"${name}: $TOKEN"` : quoted(`${name}: ${value}`)}`;
  });
  const data =
    text === undefined ? [] : [`--data-binary ${quoted(text.slice(0, max))}${text.length > max ? ' # cut' : ''}`];
  return ['curl -i', `-X ${method.toUpperCase()}`, quoted(url), ...named, ...data].join(' ');
};
