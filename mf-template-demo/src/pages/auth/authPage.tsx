import { useNavigate } from '@bidwright/remote-kit/router';
import { Box, Card, Page, Segments } from '@bidwright/remote-kit/ui';
import type { ComponentType } from 'react';
import { Picture } from '../../picture/Picture.tsx';
import { useText } from '../../useText.ts';
import { type AuthName, authAddress, type Variant, variants } from '../names.ts';
import { AuthForm } from './AuthForm.tsx';
import { Slides } from './Slides.tsx';

/** A picture has nothing to say that a narrow page would have to show. */
const Beside = () => (
  <Box sx={{ height: '100%', display: { xs: 'none', md: 'block' } }}>
    <Picture seed="bay" />
  </Box>
);

/** What stands beside the form in each layout; without it the form is a card in the middle. */
const sides: Readonly<Record<Variant, ComponentType | undefined>> = { 1: Beside, 2: Slides, 3: undefined };

const split = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, minHeight: 480 };
const centred = { maxWidth: 480, marginInline: 'auto' };

/** One of the account's sample pages in one of its layouts. */
export const authPage = (name: AuthName, variant: Variant) => () => {
  const text = useText();
  const navigate = useNavigate();
  const Side = sides[variant];
  return (
    <Page
      title={text(`auth.${name}.title`)}
      width="form"
      actions={
        <Segments
          label={text('auth.layout')}
          choices={variants.map((value) => ({ value, label: value }))}
          value={variant}
          onChange={(other) => navigate(authAddress(name, other))}
        />
      }
    >
      <Card sx={{ display: 'grid', ...(Side ? split : centred) }}>
        <AuthForm name={name} variant={variant} />
        {Side && <Side />}
      </Card>
    </Page>
  );
};
