import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchFirstTouch } from './firstTouch.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
watchFirstTouch();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
