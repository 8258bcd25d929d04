const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => escapes[found] ?? found);

/** Only addresses that stand alone on their line become links: those are ours. */
const line = (text: string) =>
  /^https?:\/\/\S+$/.test(text) ? `<a href="${escaped(text)}">${escaped(text)}</a>` : escaped(text);

const paragraph = (text: string) => `<p>${text.split('\n').map(line).join('<br>')}</p>`;

/** The same words for programs that show mail as pages. */
export const htmlOf = (text: string): string => {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph)
    .join('\n');
  return `<!doctype html>\n<html><body style="font-family:Montserrat,Arial,sans-serif;line-height:1.5">\n${paragraphs}\n</body></html>`;
};
