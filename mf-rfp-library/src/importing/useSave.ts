import { sectionTitles } from '@bidwright/contract-admin';
import { type ErrorInfo, emptyInput, type Reference } from '@bidwright/contract-kit';
import { plainText, type RfpContentInput, rfpContent } from '@bidwright/contract-rfp-library';
import { useState } from 'react';
import { useCreateEntry, useCreateSectionTitle, useSectionTitles } from '../api.ts';
import { type Reviewed, titleIn } from './reviewed.ts';

/** What all sections of a proposal have in common. */
export type Shared = Pick<RfpContentInput, 'opportunity' | 'proposalYear' | 'teams'>;

/** What keeps a section from being saved. */
interface Refusal {
  title: string;
  error: ErrorInfo;
}

/** Saves sections one after the other. Those that are saved stay so where a later one fails: the rest can be saved again. */
export const useSave = (onSaved: (key: number) => void) => {
  const { data: titles = [] } = useSectionTitles();
  const [createTitle] = useCreateSectionTitle();
  const [create] = useCreateEntry();
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  const run = async (sections: readonly Reviewed[], shared: Shared): Promise<Refusal | undefined> => {
    const made: Reference[] = [...titles];
    const titleOf = async (name: string) => {
      const known = titleIn(made, name);
      if (known) return { title: known };
      const { id, error } = await createTitle({ ...emptyInput(sectionTitles), name });
      if (error) return { error };
      made.push({ id, name });
      return { title: { id, name } };
    };
    for (const [done, { key, title: typed, richText }] of sections.entries()) {
      const title = typed ?? '';
      setProgress({ done, total: sections.length });
      const found = await titleOf(title);
      if (!found.title) return { title, error: found.error };
      const { id, name } = found.title;
      const { error } = await create({
        ...emptyInput(rfpContent),
        ...shared,
        sectionTitle: { id, name },
        richText,
        rfpContent: plainText(richText),
      });
      if (error) return { title, error };
      onSaved(key);
    }
    return undefined;
  };

  const save = async (sections: readonly Reviewed[], shared: Shared) => {
    const refusal = await run(sections, shared);
    setProgress(undefined);
    return refusal;
  };
  return { titles, progress, save };
};
