import { type Language, languages } from '@bidwright/shell-api';

/** The languages that the firm offers, that of newcomers first. A page that says nothing of it offers all. */
export const offeredLanguages = (): readonly [Language, ...Language[]] => {
  const said = document.querySelector<HTMLMetaElement>('meta[name="firm-languages"]')?.content.split(' ') ?? [];
  const [first, ...others] = said.flatMap((one) => languages.find((language) => language === one) ?? []);
  return first ? [first, ...others] : languages;
};
