import { bandOf, rfpContent, type SearchAnswer } from '@bidwright/contract-rfp-library';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { can, errorOf } from '@bidwright/remote-kit/store';
import { Box, Failed, Link, LoadingRows, Tag } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { library } from '../../api.ts';
import { useRequirementText } from '../useRequirementText.ts';
import { looked, rankedBy } from './ranked.ts';
import { searchWordsOf } from './searchWords.ts';

const { useLikeTextsQuery } = library.injectEndpoints({
  endpoints: (build) => ({
    likeTexts: build.query<SearchAnswer, string>({
      query: (searchWords) => ({ call: 'test', body: { searchWords, limit: looked } }),
      transformResponse: ({ data }: { data: SearchAnswer }) => data,
      providesTags: [{ type: 'rows', id: rfpContent.name }],
    }),
  }),
});

const tones = { fresh: 'success', ageing: 'plain', outOfDate: 'warning', stale: 'error' } as const;

const Found = ({ words }: { words: string }) => {
  const text = useRequirementText();
  const errorText = useErrorText();
  const { data, error, refetch } = useLikeTextsQuery(words);
  if (error) return <Failed title={text('texts.failed')} text={errorText(errorOf(error))} onRetry={refetch} />;
  if (!data) return <LoadingRows rows={3} />;
  const ranked = rankedBy(data.response);
  if (ranked.length === 0) return <Box sx={{ color: 'text.secondary' }}>{text('texts.none')}</Box>;
  return (
    <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {ranked.map(({ entry, freshness }) => {
        const { won, lost, used } = entry.reuse;
        const band = bandOf(freshness);
        return (
          <Box component="li" key={entry.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Link href={`/rfp-content-library?entry=${entry.id}`}>
                <bdi>{entry.sectionTitle.name}</bdi>
              </Link>
              <Tag>{text('texts.won', { won, decided: won + lost, used })}</Tag>
              <Tag tone={tones[band]}>{text(`texts.${band}`)}</Tag>
            </Box>
            {entry.opportunity && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <bdi>{entry.opportunity.name}</bdi>
              </Box>
            )}
            <Box dir="auto" sx={{ typography: 'body2' }}>
              {entry.snippet.text}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};

/** The library's texts that answered the like, for who may read them. */
export const LibraryTexts = ({ demand }: { demand: string }) => {
  const text = useRequirementText();
  const mayRead = can(rfpContent.rights.read, usePerson());
  const words = searchWordsOf(demand);
  if (!words || !mayRead) return null;
  return (
    <Box component="section" aria-label={text('texts.title')} sx={{ marginBlockStart: 3 }}>
      <Box component="h3" sx={{ typography: 'h3', marginBlock: 1 }}>
        {text('texts.title')}
      </Box>
      <Found words={words} />
    </Box>
  );
};
