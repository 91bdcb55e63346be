import { type ReactNode, useEffect, useState } from 'react';
import { variablesOf } from '#app/operations.ts';
import { createApi } from '#data/apollo.ts';
import { Data, DataContext } from '#data/data.ts';
import { RelayContext } from '#handover/relay.ts';
import { site } from '#layout/samples.ts';
import { useMemoryLocation } from '#testing/useMemoryLocation.ts';
import { LocationContext, NavigateContext } from '#ui/location.ts';
import { CountryContext, SiteContext } from '#ui/site.ts';
import { VariablesContext } from '#ui/variables.ts';
import type { Mocks } from './answer.ts';
import { mockLink, type Network } from './link.ts';

interface SurroundingsProps {
  network: Network;
  country: string;
  /** The address of the page that the component is on. */
  path: string;
  mocks: Mocks;
  children: ReactNode;
}

/** What the browser gives the site: an address, its data, the company and the visitor's country. */
export function Surroundings({ network, country, path, mocks, children }: SurroundingsProps) {
  const [fault, setFault] = useState<Error>();
  const [data] = useState(() => new Data([], async () => createApi(mockLink(network, mocks, setFault))));
  if (fault) throw fault;
  const { location, navigate } = useMemoryLocation(path);
  useOffline(network === 'offline');
  return (
    <DataContext value={data}>
      <LocationContext value={location}>
        <NavigateContext value={navigate}>
          <CountryContext value={country}>
            <SiteContext value={{ ...site, url: 'https://hire360.example' }}>
              <RelayContext value={site.now}>
                <VariablesContext value={variablesOf}>{children}</VariablesContext>
              </RelayContext>
            </SiteContext>
          </CountryContext>
        </NavigateContext>
      </LocationContext>
    </DataContext>
  );
}

/** Components ask the browser whether it is connected. */
function useOffline(offline: boolean) {
  useEffect(() => {
    if (!offline) return;
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event('offline'));
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    };
  }, [offline]);
}
