// The names of states, and how names are compared: for the tables of places and of time zones.
const names = (text) => Object.fromEntries(text.trim().split(/\s*,\s*/).map((entry) => entry.split(/\s*=\s*/)));

/** The states, provinces and nations of countries by their usual codes. */
export const states = {
  US: names(`AL=Alabama,AK=Alaska,AZ=Arizona,AR=Arkansas,CA=California,CO=Colorado,CT=Connecticut,DE=Delaware,
    DC=District of Columbia,FL=Florida,GA=Georgia,HI=Hawaii,ID=Idaho,IL=Illinois,IN=Indiana,IA=Iowa,KS=Kansas,
    KY=Kentucky,LA=Louisiana,ME=Maine,MD=Maryland,MA=Massachusetts,MI=Michigan,MN=Minnesota,MS=Mississippi,MO=Missouri,
    MT=Montana,NE=Nebraska,NV=Nevada,NH=New Hampshire,NJ=New Jersey,NM=New Mexico,NY=New York,NC=North Carolina,
    ND=North Dakota,OH=Ohio,OK=Oklahoma,OR=Oregon,PA=Pennsylvania,RI=Rhode Island,SC=South Carolina,SD=South Dakota,
    TN=Tennessee,TX=Texas,UT=Utah,VT=Vermont,VA=Virginia,WA=Washington,WV=West Virginia,WI=Wisconsin,WY=Wyoming`),
  CA: names(`AB=Alberta,BC=British Columbia,MB=Manitoba,NB=New Brunswick,NL=Newfoundland and Labrador,NS=Nova Scotia,
    ON=Ontario,PE=Prince Edward Island,QC=Quebec,SK=Saskatchewan,YT=Yukon,NT=Northwest Territories,NU=Nunavut`),
  AU: names(`ACT=Australian Capital Territory,NSW=New South Wales,NT=Northern Territory,QLD=Queensland,
    SA=South Australia,TAS=Tasmania,VIC=Victoria,WA=Western Australia`),
  GB: names('ENG=England,NIR=Northern Ireland,SCT=Scotland,WLS=Wales'),
  IN: names(`AN=Andaman and Nicobar Islands,AP=Andhra Pradesh,AR=Arunachal Pradesh,AS=Assam,BR=Bihar,CH=Chandigarh,
    CG=Chhattisgarh,DH=Dadra and Nagar Haveli and Daman and Diu,DL=Delhi,GA=Goa,GJ=Gujarat,HP=Himachal Pradesh,
    HR=Haryana,JH=Jharkhand,JK=Jammu and Kashmir,KA=Karnataka,KL=Kerala,LA=Ladakh,LD=Lakshadweep,MH=Maharashtra,
    ML=Meghalaya,MN=Manipur,MP=Madhya Pradesh,MZ=Mizoram,NL=Nagaland,OD=Odisha,PB=Punjab,PY=Puducherry,RJ=Rajasthan,
    SK=Sikkim,TN=Tamil Nadu,TS=Telangana,TR=Tripura,UK=Uttarakhand,UP=Uttar Pradesh,WB=West Bengal`),
};
// GeoNames has numbers for these.
const numbered = {
  CA: { '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON', '09': 'PE', 10: 'QC',
    11: 'SK', 12: 'YT', 13: 'NT', 14: 'NU' },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
  IN: { '01': 'AN', '02': 'AP', '03': 'AS', '05': 'CH', '06': 'DH', '07': 'DL', '09': 'GJ', 10: 'HR', 11: 'HP', 12: 'JK',
    13: 'KL', 14: 'LD', 16: 'MH', 17: 'MN', 18: 'ML', 19: 'KA', 20: 'NL', 21: 'OD', 22: 'PY', 23: 'PB', 24: 'RJ',
    25: 'TN', 26: 'TR', 28: 'WB', 29: 'SK', 30: 'AR', 31: 'MZ', 32: 'DH', 33: 'GA', 34: 'BR', 35: 'MP', 36: 'UP',
    37: 'CG', 38: 'JH', 39: 'UK', 40: 'TS', 41: 'LA', 52: 'DH' },
};

/** The code of the state that GeoNames gives a place. */
export const stateOf = (country, adminCode) => numbered[country]?.[adminCode] ?? adminCode;

/** As foldName() in ../country.go folds names. */
export const fold = (name) =>
  name.toLowerCase().normalize('NFKD').replace(/&/g, ' and ').replace(/[\p{Mn}\p{Cf}.'’ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ').split(' ').filter((word) => word && word !== 'the').join(' ');
