import { Box, Card, Page } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';

const questions = ['what', 'data', 'others', 'reset', 'off'];

const question = {
  padding: 2,
  cursor: 'pointer',
  typography: 'h3',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
};

/** Questions that open to their answers; the browser does the opening. */
export const FaqsPage = () => {
  const text = useText();
  return (
    <Page title={text('faqs.title')} width="text">
      <Card>
        {questions.map((name, at) => (
          <Box
            key={name}
            component="details"
            open={at === 0}
            sx={{ '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' } }}
          >
            <Box component="summary" sx={question}>
              {text(`faqs.${name}`)}
            </Box>
            <Box sx={{ typography: 'body1', paddingInline: 2, paddingBlockEnd: 2 }}>{text(`faqs.${name}.answer`)}</Box>
          </Box>
        ))}
      </Card>
    </Page>
  );
};
