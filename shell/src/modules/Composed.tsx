import { RouterLink } from '@bidwright/remote-kit/router';
import { type Composition, CompositionProvider, usePerson } from '@bidwright/shell-api';
import { createContext, type PropsWithChildren, use, useMemo } from 'react';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { destinationFor } from './destinationFor.ts';
import { FilledSlot } from './FilledSlot.tsx';
import { type Filler, fillersOf } from './fillersOf.ts';
import { useModules } from './useModules.ts';

/** Inside of a module its own store and words are at hand; what the shell does there needs the shell's. */
interface OfShell {
  fillers: (place: string) => Filler[];
  intl: IntlShape;
}

const OfShellContext = createContext<OfShell | null>(null);

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
  const shell = useMemo(
    () => ({ intl, fillers: (place: string) => fillersOf(modules, place, person) }),
    [intl, modules, person],
  );
  const composition = useMemo(
    () => ({ Place, Link: RouterLink, addressOf: destinationFor(modules, person), goTo }),
    [modules, person, goTo],
  );
  return (
    <OfShellContext value={shell}>
      <CompositionProvider value={composition}>{children}</CompositionProvider>
    </OfShellContext>
  );
};
