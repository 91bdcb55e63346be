import { createContext, useContext } from 'react';

/** What every page knows of the company and of the visitor. */
export interface SiteFacts {
  name: string;
  url: string;
  phone: string;
  email: string;
}

export const SiteContext = createContext<SiteFacts>({ name: '', url: '', phone: '', email: '' });
export const useSite = () => useContext(SiteContext);

/** The visitor's country class, `IN` or empty, as the server found it. */
export const CountryContext = createContext('');
export const useCountry = () => useContext(CountryContext);
