import type { ProposalPlan } from '@bidwright/contract-opportunities';
import { Box, Card } from '@bidwright/remote-kit/ui';
import { useProposalText } from './useProposalText.ts';

interface Figure {
  name: string;
  part: number;
  of: number;
}

/** How far requirements and sections are given to people, and written: figures with a bar each. */
export const Coverage = ({ coverage, sections }: Pick<ProposalPlan, 'coverage' | 'sections'>) => {
  const text = useProposalText();
  const figures: Figure[] = [
    { name: 'sectionsWithWriter', part: sections.filter(({ writer }) => writer).length, of: sections.length },
    { name: 'sectionsDone', part: sections.filter(({ state }) => state === 'Done').length, of: sections.length },
    { name: 'requirementsWithWriter', part: coverage.withWriter, of: coverage.requirements },
    { name: 'requirementsAnswered', part: coverage.answered, of: coverage.requirements },
  ];
  return (
    <Card>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: 2,
          margin: 0,
          padding: 2,
          listStyle: 'none',
        }}
      >
        {figures.map(({ name, part, of }) => (
          <Box component="li" key={name}>
            <Box sx={{ typography: 'h3' }}>
              <bdi>{text('partOf', { part, of })}</bdi>
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text(name)}</Box>
            <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'surface.tint', marginBlockStart: 0.5 }}>
              <Box
                sx={{
                  height: 1,
                  borderRadius: 2,
                  bgcolor: part === of ? 'success.main' : 'primary.main',
                  width: `${of === 0 ? 0 : (part / of) * 100}%`,
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
};
