export {
  Link as RouterLink,
  type LinkProps,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
