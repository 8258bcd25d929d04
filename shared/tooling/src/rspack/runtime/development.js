import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import { createRoot } from 'react-dom/client';
import refresh from 'react-refresh/runtime';

/** What was made, and what it was made of, by name. */
const made = new Map();

/** Makes something, or gives what was made under that name of the same. Of something else the page must begin anew. */
const once =
  (make, name) =>
  (...of) => {
    const known = made.get(name);
    if (known?.of === String(of)) return known.thing;
    if (known) location.reload();
    const thing = make(...of);
    made.set(name, { of: String(of), thing });
    return thing;
  };

const parts = new Map();

/** Makes a part whose code comes late, once; where the code came before, that of the next version comes at once. */
const late =
  (make, name) =>
  (load, ...rest) => {
    const known = parts.get(name);
    if (known) {
      known.load = load;
      if (known.isWanted) load().catch(() => undefined);
      return known.part;
    }
    const kept = { load, isWanted: false };
    const ask = () => {
      kept.isWanted = true;
      return kept.load();
    };
    kept.part = make(ask, ...rest);
    parts.set(name, kept);
    return kept.part;
  };

let isDue = false;

/** Names a component, and draws what came anew with it in the place of what it was. */
const register = (type, name) => {
  refresh.register(type, name);
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    refresh.performReactRefresh();
  });
};

/** What has no name of its own is named by its path or slot. A component of a file is named by that. */
const nameParts = (module, { Provider, routes, slots }, view, component) => {
  const places = [...routes.map((route) => [route.path, route]), ...Object.entries(slots ?? {})];
  const [place] = places.find(([, other]) => other === view) ?? [];
  register(Provider, `${module} Provider`);
  if (place) register(component, `${module} ${place}`);
};

globalThis.bidwrightDevelopment = {
  packages: { react, jsxRuntime, dom },
  createRoot,
  register,
  nameParts,
  signature: refresh.createSignatureFunctionForTransform,
  once,
  late,
};
