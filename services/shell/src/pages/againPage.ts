import { html } from '../docs/html.ts';
import { type Language, wordsOf } from '../mail/texts.ts';

interface Again {
  language: Language;
  /** Its own script. */
  script: string;
  /** Where the person wants to go. */
  next: string;
  /** What is taken anew. */
  files: string[];
}

/** Says that the app is taken anew; its link leads on where no script runs. */
export const againPage = ({ language, script, next, files }: Again): string => {
  const words = wordsOf(language);
  return html`<!doctype html>
<html lang="${language}">
<title>Bidwright</title>
<script defer src="${script}"></script>
<main>
<h1>${words['shell.late.again']}</h1>
<p><a href="${next}">${words['shell.late.retry']}</a></p>
${files.map((file) => html`<i data-file="${file}"></i>`)}
</main>
</html>
`.text;
};
