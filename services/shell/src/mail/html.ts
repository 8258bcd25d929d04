const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => escapes[found] ?? found);

/** Addresses that stand alone on their lines: what somebody who writes a mail puts in. */
export const addressesIn = (text: string): string[] => text.split('\n').filter((line) => /^https?:\/\/\S+$/.test(line));

/**
 * The same words for programs that show mail as pages. Lines that are one of the `links` become links, and no others: names
 * of people and bids stand in the text as well.
 */
export const htmlOf = (text: string, links: string[]): string => {
  const line = (found: string) =>
    links.includes(found) ? `<a href="${escaped(found)}">${escaped(found)}</a>` : escaped(found);
  const paragraph = (found: string) => `<p>${found.split('\n').map(line).join('<br>')}</p>`;
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph)
    .join('\n');
  return `<!doctype html>\n<html><body style="font-family:Montserrat,Arial,sans-serif;line-height:1.5">\n${paragraphs}\n</body></html>`;
};
