import { Styles } from './Styles.js';

export const metadata = {
  title: 'A bare page',
  description: 'A page of Next.js with the libraries of the site.',
  icons: { icon: 'data:,' },
};

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Styles>{children}</Styles>
      </body>
    </html>
  );
}
