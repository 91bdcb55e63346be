import { createContext, useContext } from 'react';

/** Facts about the company that every page has. */
export interface SiteFacts {
  name: string;
  url: string;
  phone: string;
  email: string;
}

export const SiteContext = createContext<SiteFacts>({ name: '', url: '', phone: '', email: '' });
export const useSite = () => useContext(SiteContext);

/** The visitor's country class, `IN` or empty, as the server determined it. */
export const CountryContext = createContext('');
export const useCountry = () => useContext(CountryContext);
