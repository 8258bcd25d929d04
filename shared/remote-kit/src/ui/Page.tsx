import { type PageHead, usePageHead } from '@bidwright/shell-api';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { holdKeys } from './heldKeys.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { inBarOnPhone, phone } from './phone.ts';
import { useLate } from './useLate.ts';

export interface PageProps extends PageHead {
  /** Beside the title: a status chip, a count. */
  beside?: ReactNode;
  /** At the end of the title's line: buttons, the main one last. */
  actions?: ReactNode;
  /** full: tables and boards. form: steps and settings. text: long reading. */
  width?: 'full' | 'form' | 'text';
}

const widths = { full: undefined, form: 1120, text: 720 };

/** The grey that stood while the page's code came stays until the content is drawn: it would blink. */
const Meanwhile = () => (useLate() ? <LoadingRows rows={8} /> : null);

/** Without a page above it the bar shows a page's title on phones, see the shell's PhoneTitle; only what stands beside it takes a line. */
const headOf = ({ parents = [], beside, actions }: Pick<PageProps, 'parents' | 'beside' | 'actions'>) => {
  const isInBar = !parents.some(({ url }) => url);
  const line = beside || actions ? { gap: 1, marginBlockEnd: 1 } : { minHeight: 0, marginBlockEnd: 0 };
  return isInBar ? { line: { [phone]: line }, title: inBarOnPhone } : { line: {}, title: {} };
};

/** A page: its title in the window, in the breadcrumbs and above the content. Focus starts at the title, unless something on the page took it. */
export const Page = ({ title, parents, beside, actions, width = 'full', children }: PropsWithChildren<PageProps>) => {
  usePageHead({ title, parents });
  // Whoever comes from another page sees at once where they are; content that takes long to draw follows, and hears what was
  // pressed meanwhile.
  const isThere = useDeferredValue(true, false);
  useEffect(() => (isThere ? undefined : holdKeys()), [isThere]);
  const head = headOf({ parents, beside, actions });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const page = heading.current?.closest('[data-page]');
    if (!page?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box data-page aria-busy={!isThere || undefined} sx={{ maxWidth: widths[width] }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 40,
          marginBlockEnd: 1.5,
          ...head.line,
        }}
      >
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' }, ...head.title }}>
          <span dir="auto">{title}</span>
        </Typography>
        {beside}
        {actions && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, marginInlineStart: 'auto', flexWrap: 'wrap' }}>
            {actions}
          </Box>
        )}
      </Box>
      {isThere ? children : <Meanwhile />}
    </Box>
  );
};
