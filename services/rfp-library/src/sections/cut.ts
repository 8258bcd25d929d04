import { type Block, lineText, type RichText, type Section } from '@bidwright/contract-rfp-library';

const levelOf = (block: Block) => (block.type === 'heading' ? block.attrs.level : undefined);

/** The level at whose headings a text is cut: the highest of which there are several, or else the highest. */
const cuttingLevel = (blocks: readonly Block[]): number | undefined => {
  const levels = blocks.flatMap((block) => levelOf(block) ?? []);
  const several = [1, 2, 3].find((level) => levels.filter((one) => one === level).length > 1);
  return several ?? levels.sort()[0];
};

const isEmpty = (blocks: readonly Block[]) =>
  blocks.every((block) => (block.type === 'paragraph' || block.type === 'heading') && !lineText(block.content).trim());

/** Headings within a section begin at the first level again. */
const raised = (block: Block, by: number): Block =>
  block.type === 'heading' ? { ...block, attrs: { level: Math.max(1, block.attrs.level - by) } } : block;

/** Cuts a text at its headings. Sections without a text are left out. */
export const cutAtHeadings = ({ content }: RichText): Section[] => {
  const level = cuttingLevel(content);
  const sections: { title: string | null; blocks: Block[] }[] = [{ title: null, blocks: [] }];
  for (const block of content) {
    const own = levelOf(block);
    if (level !== undefined && own !== undefined && own <= level && block.type === 'heading')
      sections.push({ title: lineText(block.content).replace(/\s+/g, ' ').trim().slice(0, 120) || null, blocks: [] });
    else sections.at(-1)?.blocks.push(raised(block, level ?? 0));
  }
  return sections
    .filter(({ blocks }) => !isEmpty(blocks))
    .map(({ title, blocks }) => ({ title, richText: { type: 'doc', content: blocks } }));
};
