import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchFirstTouch } from '../firstTouch.ts';
import { Entrance } from './Entrance.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
watchFirstTouch();
createRoot(root).render(
  <StrictMode>
    <Entrance />
  </StrictMode>,
);
