import type { Module, View } from '@bidwright/shell-api';
import type { ComponentType } from 'react';
import type { createRoot } from 'react-dom/client';

declare global {
  /**
   * Comes with the page of whoever works on a module, beside React for development. A component that comes anew under its name takes the place
   * of the one before, and keeps its state.
   */
  var bidwrightDevelopment:
    | {
        /** Of React for development. */
        createRoot: typeof createRoot;
        /** For what a module gives, once it is there: by the module's name, and the path or slot. */
        nameParts: (name: string, module: Module, view: View, component: ComponentType<object> | undefined) => void;
      }
    | undefined;
}
