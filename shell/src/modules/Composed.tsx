import { RouterLink } from '@bidwright/remote-kit/router';
import { type Composition, CompositionProvider, usePerson } from '@bidwright/shell-api';
import { type PropsWithChildren, use, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { destinationFor } from './destinationFor.ts';
import { FilledSlot } from './FilledSlot.tsx';
import { OfShellContext } from './OfShellContext.ts';
import { PartArea } from './PartArea.tsx';
import { useFillers } from './useFillers.ts';
import { useModules } from './useModules.ts';

/** A place on a page, with what modules put into it. */
const Place: Composition['Place'] = ({ id, handed, loading }) => {
  const shell = use(OfShellContext);
  return (
    shell && (
      <RawIntlProvider value={shell.intl}>
        {shell.fillers(id).map((filler) => (
          <FilledSlot
            key={`${filler.version.name} ${filler.slot.name}`}
            {...filler}
            handed={handed}
            loading={loading}
          />
        ))}
      </RawIntlProvider>
    )
  );
};

/** Answers what modules ask about one another. */
export const Composed = ({ children }: PropsWithChildren) => {
  const modules = useModules();
  const person = usePerson();
  const intl = useIntl();
  const goTo = useNavigate();
  const fillers = useFillers();
  const shell = useMemo(() => ({ intl, fillers }), [intl, fillers]);
  const composition = useMemo(
    () => ({ Place, Link: RouterLink, addressOf: destinationFor(modules, person), goTo, Guard: PartArea }),
    [modules, person, goTo],
  );
  return (
    <OfShellContext value={shell}>
      <CompositionProvider value={composition}>{children}</CompositionProvider>
    </OfShellContext>
  );
};
