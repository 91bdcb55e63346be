import { createContext } from 'react';
import type { OpenNowFragment } from './OpenNow.generated.ts';

/** Who has the work, as it came with the layout. Null if the offices do not hand it to each other. */
export const RelayContext = createContext<OpenNowFragment | null>(null);
